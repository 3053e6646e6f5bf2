/** The id of the video that a language shows: its own, else the English one. */
export function shownVideo(ids: Readonly<{ en: string } & Partial<Record<string, string>>>, code: string): string {
  return ids[code] ?? ids.en;
}
