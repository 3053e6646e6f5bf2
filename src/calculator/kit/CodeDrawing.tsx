import type { Bitmap2D } from 'lean-qr';
import { drawingOf } from './code.ts';

/**
 * A QR code: dark on light in every colour scheme, as phones expect it. Its text alternative is the link.
 */
export function CodeDrawing({ code, link }: { readonly code: Bitmap2D; readonly link: string }) {
  const { viewBox, dark, light } = drawingOf(code);
  return (
    <svg className="code" viewBox={viewBox} role="img" aria-label={link} shapeRendering="crispEdges">
      <path fill="#fff" d={light} />
      <path d={dark} />
    </svg>
  );
}
