import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Compresses at quality 11, as hosts do that store compressed files. */
export function brotli(content: string | Buffer): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}
