import { ownPath } from './own-path.ts';
import type { PublishedPage } from './published-page.ts';

const pictureOf = ({ $ }: PublishedPage) => $('meta[property="og:image"]').attr('content') ?? '';

/** Path of the picture that chats show beside a link to the page. @param origin that the site was built for */
export const previewPath = (page: PublishedPage, origin: string): string | undefined => {
  const picture = pictureOf(page);
  // Chats load none whose address is not complete.
  return URL.canParse(picture) ? ownPath(picture, origin) : undefined;
};

/** What is wrong with the picture that a language's page names for chats. Whether it is there is another question. */
export function previewProblems(page: PublishedPage, origin: string): string[] {
  if (previewPath(page, origin) !== undefined) return [];
  const picture = pictureOf(page);
  return picture === ''
    ? ['Chats are given no picture to show beside a link. Run "npm run previews", build and publish again.']
    : [`Chats are given a picture that is not at ${origin}: ${picture}. Build and publish again.`];
}
