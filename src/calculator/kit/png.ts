/*
 * PNG files of black and white, after https://www.w3.org/TR/png-3/. A canvas would write them, too, but browsers that
 * hide what they run on (Tor Browser, LibreWolf) put noise into what it gives, which no phone could scan.
 */

/** What every PNG file begins with. */
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** What a pixel is: one bit, black or white (section 11.2.1). */
const [bitDepth, colourType] = [1, 0];

/** The checksum of a chunk (CRC-32, section 5.5). */
function checksum(bytes: Uint8Array): number {
  let rest = -1;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 && 0xedb88320);
  }
  return ~rest;
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setInt32(data.length + 8, checksum(bytes.subarray(4, -4)));
  return bytes;
}

async function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * A square PNG file of dark squares on light. All squares have the same whole number of pixels; what is left over around
 * them is light.
 * @param size its width and height in pixels, a multiple of 8
 * @param squares how many are in a row, at most as many as pixels
 * @param isDark whether the square at this place is black; from 0, left and top first
 * @throws ReferenceError in browsers without CompressionStream (Firefox before 113, Safari before 16.4)
 */
export async function pngOf(size: number, squares: number, isDark: (x: number, y: number) => boolean): Promise<Blob> {
  const scale = Math.floor(size / squares);
  const start = Math.floor((size - scale * squares) / 2);
  // A row begins with the kind of its filter: 0, none.
  const light = new Uint8Array(1 + size / 8).fill(255).fill(0, 0, 1);
  const rows = new Uint8Array(size * light.length);
  for (let pixel = 0; pixel < size; pixel += 1) rows.set(light, pixel * light.length);
  for (let y = 0; y < squares; y += 1) {
    const row = light.slice();
    for (let x = 0; x < squares * scale; x += 1) {
      if (isDark(Math.floor(x / scale), y)) row[1 + ((start + x) >> 3)]! &= ~(128 >> ((start + x) & 7));
    }
    for (let line = 0; line < scale; line += 1) rows.set(row, (start + y * scale + line) * light.length);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  header.set([bitDepth, colourType], 8);
  return new Blob(
    [signature, chunk('IHDR', header), chunk('IDAT', await compressed(rows)), chunk('IEND', new Uint8Array())],
    { type: 'image/png' },
  );
}
