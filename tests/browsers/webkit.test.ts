import { tryIn } from './try-in.ts';
import { openWebKit } from './webkit.ts';

tryIn(await openWebKit());
