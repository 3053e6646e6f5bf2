import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** The engines beside Chromium. */
export const engines = [
  { engine: 'Firefox', start: openFirefox },
  { engine: 'WebKit', start: openWebKit },
];
