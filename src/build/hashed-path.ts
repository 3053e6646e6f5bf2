import { createHash } from 'node:crypto';

/** Where in the built site a file stands that browsers may keep: its name changes with what it holds. */
export function hashedPath(name: string, extension: 'css' | 'js', content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `_astro/${name}.${hash}.${extension}`;
}
