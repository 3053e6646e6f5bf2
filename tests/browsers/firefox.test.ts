import { openFirefox } from './firefox.ts';
import { tryIn } from './try-in.ts';

tryIn(await openFirefox());
