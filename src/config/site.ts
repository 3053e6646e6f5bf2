import * as settings from './settings.ts';
import { siteFromEnvironment } from './site-from-environment.ts';

/** The site that this build is for. */
export const site = siteFromEnvironment(process.env, settings);
