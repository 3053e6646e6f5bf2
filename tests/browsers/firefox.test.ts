import { openFirefox } from './firefox.ts';
import { testCore } from './scenarios/core.ts';
import { testKit } from './scenarios/kit.ts';
import { testOffline } from './scenarios/offline.ts';
import { tryIn } from './try-in.ts';

tryIn(await openFirefox(), testCore, testKit, testOffline);
