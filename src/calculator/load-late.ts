/**
 * Loads what most visitors never open, and what it is given in the language of the page. That comes first: it can be
 * fetched any number of times, while Firefox never asks again for a module that it could not reach. Without a connection,
 * the module is not tried.
 * @param address of what it is given, as JSON
 * @throws if one of both does not arrive
 */
export async function loadLate<Data, Module>(address: string, load: () => Promise<Module>) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with the status ${answer.status}.`);
  const data = (await answer.json()) as Data;
  return { data, ...(await load()) };
}
