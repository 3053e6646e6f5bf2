/**
 * The day on which a video was published on YouTube, by the video's id: `{ 'eRsGyueVLvQ': '2010-09-30' }`.
 * Search engines list a video only when they are told its day; one without a day here is not named to them.
 */
export const videoDates: Readonly<Record<string, string>> = {};
