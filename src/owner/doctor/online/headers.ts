import { headers as everywhere } from '../../../config/headers.ts';
import { wrongHeaders } from '../../wrong-headers.ts';

/** What is wrong with an answer's headers. @param cacheControl the Cache-Control that it must have */
export function headerProblems(headers: Headers, cacheControl: string): string[] {
  const wrong = wrongHeaders({ ...everywhere, 'Cache-Control': cacheControl }, (name) => headers.get(name) ?? '');
  const problems = wrong.map(({ name, expected, sent }) => {
    const fault = sent === '' ? 'is missing' : `is "${sent}"`;
    return `The header ${name} ${fault}. Have the host send "${expected}", as src/config/headers.ts says.`;
  });
  if (headers.has('Set-Cookie'))
    problems.push(
      'It sets a cookie, which these pages promise not to do. Find what at the host sets it, and turn that off.',
    );
  return problems;
}
