/*
 * The first script in every calculator page, at the start of the body: from the first paint on, the links
 * carry the query. A slow connection brings the header a round trip before the calculator.
 */
import { carryQueryBeforeUse } from './carry-query.ts';

carryQueryBeforeUse();
