import { videoId } from '../../config/video.ts';
import type { Settings } from '../setup/settings.ts';

const idsOf = ({ videos }: Settings) =>
  new Set(Object.values(videos).flatMap((film) => Object.values(film).map(videoId)));

/**
 * The settings without what they say of one language: what is sold, in its words, and its own videos, with the dates of
 * those that no other language shows.
 */
export function withoutLanguage(settings: Settings, code: string): Settings {
  const without = <T extends object>(of: T) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => key !== code)) as T;
  const { whoIs, calculator } = settings.videos;
  const videos = { whoIs: without(whoIs), calculator: without(calculator) };
  const left = { ...settings, videos, whatIsSold: without(settings.whatIsSold) };
  const [before, after] = [idsOf(settings), idsOf(left)];
  const isLeft = (id: string) => after.has(id) || !before.has(id);
  const dates = Object.entries(settings.videoDates).filter(([id]) => isLeft(id));
  return { ...left, videoDates: Object.fromEntries(dates) };
}
