import { readingTime } from '../../state/waiting-times.ts';

/** Saves a file as a download of this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, readingTime, link.href);
}
