import { beforeUse } from './before-use.ts';
import { carryQuery } from './carry-query.ts';

console.error(`404: no page at ${location.pathname}`);
beforeUse(carryQuery);
