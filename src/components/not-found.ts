import { carryQueryBeforeUse } from './carry-query.ts';

console.error(`404: no page at ${location.pathname}`);
carryQueryBeforeUse();
