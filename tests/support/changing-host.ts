import { faultyHost, type Fault } from './faulty-host.ts';

/** No answer for anything: what a lost connection is to a browser. */
export const unreachable: Fault = () => 'breaks off';

/** A host that answers as the site does, until it is told otherwise. */
export async function changingHost(siteOrigin: string) {
  const faults: Fault[] = [];
  const host = await faultyHost(siteOrigin, (answer, path) =>
    faults.reduce<ReturnType<Fault>>((sent, fault) => (typeof sent === 'string' ? sent : fault(sent, path)), answer),
  );
  return Object.assign(host, {
    /** What is done to its answers from now on, one after another. */
    answers: (...now: readonly Fault[]) => void faults.splice(0, faults.length, ...now),
  });
}
