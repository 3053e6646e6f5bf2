import { createElement, memo, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The built part, as the build renders it, which React passes by. */
const BuiltPart = memo(
  () => createElement('astro-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }),
  () => true,
);

/**
 * What Astro calls to have React take an island over, in place of the integration's own: that one can also do what no
 * island here needs, which takes half a kilobyte.
 * https://docs.astro.build/en/reference/renderer-reference/#client-entrypoint
 */
export default (island: Element) => (Component: ComponentType, props: object) =>
  startTransition(() => {
    hydrateRoot(island, createElement(Component, props, createElement(BuiltPart)));
  });
