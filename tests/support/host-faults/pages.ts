import { site } from '../../../src/config/site.ts';
import { first, holds, isBuiltFor, isPage, manyPages, second, type HostFault } from './faults.ts';

const elsewhere = 'https://elsewhere.test';

/** What pages hold. */
export const faultsOfPages: readonly HostFault[] = [
  {
    when: 'the root leads nobody to their language',
    fault: holds('/', (text) => text.replace(/<script>.*<\/script>/s, '')),
    place: '/',
    problem: 'It has no script that leads visitors to their language',
  },
  {
    when: 'a page gives search engines another address',
    fault: holds(second, (text) => text.replace(/(rel="canonical" href=")[^"]+/, `$1${elsewhere}/`)),
    place: second,
    problem: `given the address ${elsewhere}/ as its own`,
  },
  {
    when: 'a page gives search engines no address',
    fault: holds(second, (text) => text.replace('rel="canonical"', '')),
    place: second,
    problem: 'given no address as its own',
  },
  {
    when: 'a page leads to another root',
    fault: holds(first, (text) => text.replace(/(hreflang="x-default" href=")[^"]+/, `$1${elsewhere}/`)),
    place: first,
    problem: `at ${site.origin} (hreflang): x-default.`,
  },
  {
    when: 'the site was built for another address',
    fault: isBuiltFor(() => elsewhere),
    place: 'src/config/settings.ts, origin',
    problem: `built for ${elsewhere}, the settings have ${site.origin}`,
  },
  {
    when: 'a page names no picture for chats',
    fault: holds(second, (text) => text.replace('property="og:image"', '')),
    place: second,
    problem: 'given no picture',
  },
  {
    when: 'a page names a picture elsewhere',
    fault: holds(second, (text) => text.replace(/(property="og:image" content=")[^"]+/, `$1${elsewhere}/a.png`)),
    place: second,
    problem: `a picture that is not at ${site.origin}: ${elsewhere}/a.png`,
  },
  {
    when: 'a page has lost its policy',
    fault: holds(second, (text) => text.replace('http-equiv="content-security-policy"', '')),
    place: second,
    problem: 'It has no security policy',
  },
  {
    when: 'a page has another policy',
    fault: holds(second, (text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    place: second,
    problem: 'not the one that the build writes',
  },
  {
    when: 'the host puts a script into pages',
    fault: holds(isPage, (text) => text.replace('</body>', '<script>count()</script></body>')),
    place: manyPages,
    problem: 'a script or style that its security policy does not allow',
  },
  {
    when: 'a page is changed on its way',
    fault: holds(second, (text) => text.replace('</body>', '<!-- optimised --></body>')),
    place: second,
    problem: 'It is not what is built in dist',
  },
];
