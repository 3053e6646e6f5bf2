/** Origin of the video player, the only other origin that the page may frame. */
export const videoPlayerOrigin = 'https://www.youtube-nocookie.com';

const id = /^[\w-]{11}$/;
const hosts = /^((www|m|music)\.)?youtube(-nocookie)?\.com$/;

/** URL of a video on YouTube. */
export const watchUrl = (ofVideo: string) => `https://www.youtube.com/watch?v=${ofVideo}`;

/** The id in a YouTube video's id or address (watch, share, embed, short, live); undefined if it is neither. */
export function videoId(video: string): string | undefined {
  const url = URL.parse(video);
  if (url === null) return id.test(video) ? video : undefined;
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const found = () => {
    if (url.hostname === 'youtu.be') return first;
    if (!hosts.test(url.hostname)) return '';
    return first === 'watch' ? (url.searchParams.get('v') ?? '') : second;
  };
  return id.test(found()) ? found() : undefined;
}

/** The id of the video on a language's page, by its path: its own, else the English one; empty if there is none. */
export function shownVideo(ids: Readonly<Partial<Record<string, string>>>, path: string): string {
  return ids[path] ?? ids['en'] ?? '';
}
