import {
  answers,
  first,
  hasStatus,
  holds,
  isMissing,
  missingPaths,
  redirects,
  second,
  type HostFault,
} from './faults.ts';

const isSecond = (path: string) => path === second || path === `${second}/`;
const isWithSlash = (path: string) => path.startsWith(`${first}/`);

/** Whether the host answers, and how. */
export const faultsOfAnswers: readonly HostFault[] = [
  { when: 'a page is missing', fault: hasStatus(second, 404), place: second, problem: 'not there (status 404)' },
  {
    when: 'a page is closed',
    fault: hasStatus(second, 403),
    place: second,
    problem: 'closed to visitors (status 403)',
  },
  { when: 'the host fails', fault: hasStatus(second, 502), place: second, problem: 'The host fails (status 502)' },
  { when: 'a page has another status', fault: hasStatus(second, 206), place: second, problem: '206 instead of 200' },
  { when: 'a page is empty', fault: holds(second, () => ''), place: second, problem: 'It is empty' },
  { when: 'the root is empty', fault: holds('/', () => ''), place: '/', problem: 'It is empty' },
  { when: 'a page breaks off', fault: answers(second, () => 'breaks off'), place: second, problem: 'off before' },
  { when: 'a page redirects', fault: redirects(second, () => '/in'), place: second, problem: 'to /in instead of' },
  { when: 'the root redirects to itself', fault: redirects('/', (path) => path), place: '/', problem: 'in a circle' },
  {
    when: 'two addresses redirect to each other',
    fault: redirects(isSecond, (path) => (path === second ? `${second}/` : second)),
    place: second,
    problem: 'in a circle',
  },
  {
    when: 'a link that ends in a slash leads nowhere',
    fault: hasStatus(isWithSlash, 404),
    place: `${first}/`,
    problem: `${first}/?ref=partner is answered with the status 404`,
  },
  {
    when: 'a link that ends in a slash loses what follows',
    fault: redirects(isWithSlash, () => first),
    place: `${first}/`,
    problem: `${first}/?ref=partner leads to ${first}. Have the host redirect it to ${first}?ref=partner`,
  },
  {
    when: 'what is not there is answered as if it were',
    fault: hasStatus(isMissing, 200),
    place: missingPaths,
    problem: 'not there, but the answer has the status 200',
  },
  {
    when: 'what is not there redirects',
    fault: redirects(isMissing, () => '/'),
    place: missingPaths,
    problem: 'not there, but redirects to /',
  },
  {
    when: 'the host has its own page for what is not there',
    fault: holds(isMissing, () => '<h1>Not found</h1>'),
    place: missingPaths,
    problem: 'not the "not found" page of the site',
  },
];
