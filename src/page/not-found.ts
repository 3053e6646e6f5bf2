/* The script of the 404 page: logs the missing path, and carries the query home. */
import './links.ts';

console.error(`404: no page at ${location.pathname}`);
