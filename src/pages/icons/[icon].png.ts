import type { APIRoute } from 'astro';
import { iconPicture } from '../../brand/icons.ts';
import { manifestIcons, type ManifestIcon } from '../../config/pictures.ts';

export const getStaticPaths = () => manifestIcons.map((icon) => ({ params: { icon: icon.name }, props: icon }));

/** The icons that the web app manifests name. */
export const GET: APIRoute<ManifestIcon> = async ({ props: { size, purpose } }) =>
  new Response(Uint8Array.from(await iconPicture(size, purpose)), { headers: { 'Content-Type': 'image/png' } });
