/** Replaces the address. Returns false if the browser refuses: Safari throws after 100 writes in 10 seconds. */
export function replaceAddress(search: string, hash: string): boolean {
  try {
    history.replaceState(history.state, '', location.pathname + search + hash);
    return true;
  } catch {
    return false;
  }
}
