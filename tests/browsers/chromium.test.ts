import { openChromium } from './chromium.ts';
import { testOffline } from './scenarios/offline.ts';
import { testTurnedWindow } from './scenarios/turned-window.ts';
import { tryIn } from './try-in.ts';

// The rest is tried in tests/e2e.
tryIn(await openChromium(), testOffline, testTurnedWindow);
