let tries = 0;

/**
 * Loads a module that was built into a file of its own. Firefox never asks again for an address that once failed: it is
 * then tried once more at another, a new one each time.
 */
export async function load<Module>(address: string): Promise<Module> {
  try {
    return await importFrom<Module>(address);
  } catch {
    tries += 1;
    return importFrom<Module>(`${address}?${tries}`);
  }
}
