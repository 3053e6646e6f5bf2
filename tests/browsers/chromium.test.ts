import { openChromium } from './chromium.ts';
import { testDeployment } from './scenarios/deployment.ts';
import { testTurnedWindow } from './scenarios/turned-window.ts';
import { tryIn } from './try-in.ts';

// The rest is tried in tests/e2e, which has no second version of the site with other prices.
tryIn(await openChromium(), testDeployment, testTurnedWindow);
