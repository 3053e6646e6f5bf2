import { createElement, useState, useSyncExternalStore, type ReactNode } from 'react';

const subscribe = () => () => {};

/** Whether the component first renders against what the build has written, and not anew in the browser. */
function useIsBuilt(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

interface Props {
  /** The name of the slot, under which Astro has put the part into the page. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A static part that Astro has rendered. If an extension has changed the calculator before hydration, React renders it
 * anew, and would write this part as a string of HTML, which the page's Trusted Types forbid: the part that stands in
 * the page is moved instead.
 */
export function StaticPart({ name, children }: Props) {
  const isBuilt = useIsBuilt();
  const [built] = useState(() => (isBuilt ? null : document.querySelector(`astro-slot[name=${name}]`)));
  if (!built) return children;
  return createElement('astro-slot', {
    name,
    ref: (element: Element | null) => element?.append(...built.childNodes),
  });
}
