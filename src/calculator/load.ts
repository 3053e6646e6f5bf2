let tries = 0;

/**
 * Loads a module that was built into a file of its own. Firefox never asks again for an address that once failed: the
 * second try, and each later one, is at another.
 */
export async function load<Module>(address: string): Promise<Module> {
  try {
    return await importFrom<Module>(address);
  } catch {
    tries += 1;
    return importFrom<Module>(`${address}?${tries}`);
  }
}
