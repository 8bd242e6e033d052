import { deflateSync, gzipSync } from 'node:zlib';
import sharp, { type SharpOptions } from 'sharp';
import { expect, test } from 'vitest';
import { media, unkeptFiles } from '../../src/db/schema.ts';
import { filesPath } from '../../src/routes/files.ts';
import { blankPicture, pngHeader, pngOf, toForm, withChunk, withSegment } from '../pictures.ts';
import { useBackend } from '../testBackend.ts';

/** Files and forms of people who mean harm: each is refused and leaves nothing behind, or only its pixels are kept. */

const backend = useBackend();

const text = (content: string) => Buffer.from(content);
const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const cut = async (format: 'jpeg' | 'png' | 'webp') => half(await noisyPicture(format));
const jpeg = () => blankPicture('jpeg');
const png = () => blankPicture('png');

/** One that does not compress, so that half of it misses half of the picture. */
function noisyPicture(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } })
    .toFormat(format)
    .toBuffer();
}

/** Makes a GIF with this many frames of one pixel. */
function gifOf(frames: number): Buffer {
  const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400000000002c00000000010001000002024401003b'.slice(0, -2), 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

function bmp(): Buffer {
  return Buffer.concat([text('BM'), Buffer.alloc(60)]);
}

const refusedFiles: [title: string, bytes: () => Buffer | Promise<Buffer>, name?: string][] = [
  ['an SVG with a script', () => text(svg), 'logo.svg'],
  ['an SVG with a script, named as a PNG', () => text(svg), 'logo.png'],
  ['an SVG behind a byte order mark', () => text(`\uFEFF  ${svg}`), 'logo.svg'],
  ['a compressed SVG', () => gzipSync(svg), 'logo.svgz'],
  ['a page named as a JPEG', () => text(`<!doctype html>${script}`), 'photo.jpg'],
  ['a page that begins as a GIF', () => text(`GIF89a/*${script}*/`), 'photo.gif'],
  ['a script named as a JPEG', () => text('fetch("/users/auth/logins")'), 'photo.js.jpg'],
  ['a program with two extensions', () => text('<?php system($_GET["c"]); ?>'), 'photo.php.jpg'],
  ['a program for Windows', () => Buffer.concat([text('MZ'), Buffer.alloc(512)]), 'photo.jpg.exe'],
  ['a ZIP archive', () => Buffer.concat([text('PK\x03\x04'), Buffer.alloc(512)]), 'photo.png'],
  ['a PDF', () => text(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>`), 'leaf.pdf'],
  ['a GIF', () => blankPicture('gif'), 'photo.gif'],
  ['a GIF of 5,000 frames', () => gifOf(5000), 'photo.gif'],
  ['a TIFF', () => blankPicture('tiff'), 'photo.tiff'],
  ['a BMP', bmp, 'photo.bmp'],
  ['a playlist that names a file of the server', () => text('#EXTM3U\nfile:///etc/passwd'), 'photo.jpg'],
  ['an ImageMagick script', () => text('push graphic-context\nfill "url(https://x.test)"'), 'photo.mvg'],
  ['a file of one byte', () => Buffer.from([0xff])],
  ['the beginning of a JPEG and nothing else', () => Buffer.from([0xff, 0xd8, 0xff])],
  [
    'the beginning of a JPEG, then nulls',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(4096)]),
  ],
  [
    'the beginning of a JPEG, then a page',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), text(script)]),
  ],
  ['the beginning of a PNG, then a page', () => Buffer.concat([pngOf(), text(script)])],
  ['the beginning of a WebP, then a page', () => text(`RIFF\x20\0\0\0WEBPVP8 ${script}`)],
  ['a sound with the frame of a WebP', () => text(`RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(40)}`)],
  ['half of a JPEG', () => cut('jpeg')],
  ['half of a PNG', () => cut('png')],
  ['half of a WebP', () => cut('webp')],
  [
    'a PNG whose data is damaged',
    async () => {
      const bytes = await noisyPicture('png');
      bytes.fill(0, 60, 2000);
      return bytes;
    },
  ],
  ['a PNG without pixels', () => pngOf(pngHeader(0, 0), ['IDAT', deflateSync('')], ['IEND', text('')])],
  [
    'a PNG that says 2,147,483,647 pixels a side',
    () => pngOf(pngHeader(0x7fffffff, 0x7fffffff), ['IEND', text('')]),
  ],
  [
    'a PNG of 400 megapixels in 50 KB',
    () => {
      const rows = deflateSync(Buffer.alloc(20_000 * 2501), { level: 9 });
      return pngOf(pngHeader(20_000, 20_000), ['IDAT', rows], ['IEND', text('')]);
    },
  ],
  [
    'a JPEG that says 65,500 pixels a side',
    async () => {
      const bytes = Buffer.from(await jpeg());
      const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
      bytes.writeUInt16BE(65_500, frame + 5);
      bytes.writeUInt16BE(65_500, frame + 7);
      return bytes;
    },
  ],
];

async function stored() {
  return backend.db.inSnapshot(async (db) => ({
    pictures: await db.$count(media),
    unkept: await db.$count(unkeptFiles),
    files: backend.files.keys().length,
  }));
}

const upload = (form: FormData) => backend.call('POST', '/media/', { as: 'administrator', form });

test.each(refusedFiles)(
  '%s is refused and leaves nothing behind',
  async (_, makeBytes, name = 'photo.jpg') => {
    const before = await stored();
    const { status, body } = await upload(toForm(await makeBytes(), name));
    expect([status, Object.keys(body)]).toEqual([400, ['file']]);
    expect(await stored()).toEqual(before);
  },
);

const boundary = 'XX';
const part = (head: string, content: string | Buffer = '') =>
  Buffer.concat([
    text(`--XX\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    text('\r\n'),
  ]);
const end = text('--XX--\r\n');
const filePart = async (name = 'photo.jpg') => part(`name="file"; filename="${name}"`, await jpeg());
const formType = `multipart/form-data; boundary=${boundary}`;

const refusedForms: [title: string, status: number, make: () => Promise<Buffer>, type?: string][] = [
  ['a form without a file', 400, async () => Buffer.concat([part('name="alt"', 'Maize'), end])],
  ['a form that ends at once', 400, async () => end],
  [
    'a file under another name',
    400,
    async () => Buffer.concat([part('name="picture"; filename="a.jpg"', await jpeg()), end]),
  ],
  ['a text in place of the file', 400, async () => Buffer.concat([part('name="file"', 'photo.jpg'), end])],
  ['an empty file', 400, async () => Buffer.concat([part('name="file"; filename="a.jpg"'), end])],
  ['two files', 400, async () => Buffer.concat([await filePart(), await filePart(), end])],
  [
    'a file and a text of its name',
    400,
    async () => Buffer.concat([await filePart(), part('name="file"', 'x'), end]),
  ],
  [
    'another boundary than it says',
    400,
    async () => Buffer.concat([await filePart(), end]),
    'multipart/form-data; boundary=YY',
  ],
  ['no boundary', 400, async () => Buffer.concat([await filePart(), end]), 'multipart/form-data'],
  ['a form that breaks off', 400, async () => half(await filePart())],
  ['a form without its end', 400, async () => filePart()],
  ['nothing at all', 400, async () => Buffer.alloc(0)],
  [
    '20,000 parts',
    400,
    async () =>
      Buffer.concat([...Array.from({ length: 20_000 }, (_, index) => part(`name="a${index}"`, 'x')), end]),
  ],
  [
    'a description that is too long',
    400,
    async () => Buffer.concat([await filePart(), part('name="alt"', 'x'.repeat(301)), end]),
  ],
  [
    'a description with a null',
    400,
    async () => Buffer.concat([await filePart(), part('name="alt"', 'a\0b'), end]),
  ],
  [
    'a file of more than 5 MB',
    413,
    async () =>
      Buffer.concat([
        part('name="file"; filename="a.jpg"', Buffer.concat([await jpeg(), Buffer.alloc(5_242_880)])),
        end,
      ]),
  ],
  [
    'a body of 20 MB',
    413,
    async () => Buffer.concat([part('name="file"; filename="a.jpg"', Buffer.alloc(20_000_000)), end]),
  ],
  ['JSON', 415, async () => text('{"file":"data:image/png;base64,"}'), 'application/json'],
  ['the file without a form', 415, jpeg, 'image/jpeg'],
];

test.each(refusedForms)(
  '%s is refused and leaves nothing behind',
  async (_, expected, make, type = formType) => {
    const before = await stored();
    const request = new Request('http://api.test/media/', {
      method: 'POST',
      headers: { Authorization: `Bearer ${await backend.token('administrator')}`, 'Content-Type': type },
      body: new Uint8Array(await make()),
    });
    expect((await backend.send(request)).status).toBe(expected);
    expect(await stored()).toEqual(before);
  },
);

const exif = { IFD0: { Copyright: 'Wanjiku' }, IFD3: { GPSLatitude: '1/1 2/1 3/1', GPSLatitudeRef: 'S' } };
const bomb = deflateSync(Buffer.alloc(200_000_000), { level: 9 });

const cleaned: [title: string, bytes: () => Promise<Buffer>, name?: string, shownName?: string][] = [
  ['a JPEG that says where it was taken', () => sharp(blank(64, 48)).jpeg().withExif(exif).toBuffer()],
  [
    'a JPEG that lies on its side',
    () => sharp(blank(48, 64)).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  ],
  [
    'a JPEG with an archive behind it',
    async () => Buffer.concat([await jpeg(), text('PK\x03\x04evil'), gzipSync(script)]),
  ],
  ['a JPEG with a script behind it', async () => Buffer.concat([await jpeg(), text(script)])],
  ['a JPEG with a page in its comment', async () => withSegment(await jpeg(), 0xfe, text(script))],
  [
    'a JPEG with broken EXIF',
    async () => withSegment(await jpeg(), 0xe1, text(`Exif\0\0II*\0${'\xff'.repeat(200)}`)),
  ],
  [
    'a JPEG with a broken colour profile',
    async () => withSegment(await jpeg(), 0xe2, text(`ICC_PROFILE\0\x01\x01${'\xff'.repeat(400)}`)),
  ],
  [
    'a PNG with a program in its text',
    async () => withChunk(await png(), 'tEXt', text('Comment\0<?php evil(); ?>')),
  ],
  [
    'a PNG whose text unpacks to 200 MB',
    async () => withChunk(await png(), 'zTXt', Buffer.concat([text('Comment\0\0'), bomb])),
  ],
  [
    'a PNG whose colour profile unpacks to 200 MB',
    async () => withChunk(await png(), 'iCCP', Buffer.concat([text('icc\0\0'), bomb])),
  ],
  [
    'a WebP with XMP and EXIF',
    () =>
      sharp(blank(64, 48))
        .webp()
        .withExif(exif)
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
        .toBuffer(),
  ],
  ['a moving WebP', moving],
  ['a JPEG that says it is a page', jpeg, 'index.html', 'index.html'],
  ['a name that climbs up folders', jpeg, '../../../etc/passwd.jpg', 'passwd.jpg'],
  ['a name with folders of Windows', jpeg, 'C:\\Users\\ada\\maize.jpg', 'maize.jpg'],
  ['a name with a null and a line', jpeg, 'maize.jpg\0\r\n.html', 'maize.jpg.html'],
  ['a name that reads backwards', jpeg, 'maize\u202Egpj.exe', 'maizegpj.exe'],
  ['a name in other letters', jpeg, 'Mahindi 🌽 मक्का.jpg', 'Mahindi 🌽 मक्का.jpg'],
  ['a name of 5,000 characters', jpeg, 'a'.repeat(5000), 'a'.repeat(100)],
  ['a name of dots', jpeg, '..', '..'],
];

function blank(width: number, height: number): SharpOptions {
  return { create: { width, height, channels: 3, background: '#5a7d3c' } };
}

async function moving(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#000', '#fff'].map((background) =>
      sharp({ create: { width: 64, height: 48, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

test.each(cleaned)(
  'of %s only the pixels are kept',
  async (_, makeBytes, name = 'maize.jpg', shownName = name) => {
    const { status, body } = await upload(toForm(await makeBytes(), name));
    expect([status, body.name, body.content_type]).toEqual([201, shownName, 'image/webp']);
    // Turned upright, the one on its side has this size, too.
    expect(body.url).toMatch(/^[0-9a-f]{32}\/64x48\.webp$/);
    const kept = Buffer.from((await backend.files.get(body.url)) ?? []);
    expect(chunksOf(kept)).toEqual([expect.stringMatching(/^VP8[ L]$/)]);
    expect(body.size).toBe(kept.length);
  },
);

/** The names of a WebP's chunks: pixels are VP8; EXIF, XMP, ICCP and ANIM would be more. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at < webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2)) {
    names.push(webp.toString('latin1', at, at + 4));
  }
  return names;
}

test('what can be asked of the storage is a picture of ours, and it is served as nothing else', async () => {
  const { body } = await upload(toForm(await jpeg()));
  const ask = (path: string) => backend.fetch(new Request(`http://api.test${filesPath}/${path}`));
  const served = await ask(body.url);
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const path of [
    '../../etc/passwd',
    '%2e%2e/%2e%2e',
    `${body.url}%00.html`,
    body.url.replace('.webp', '.html'),
    'a/b',
  ]) {
    const refused = await ask(path);
    expect([path, refused.status, refused.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
  }
});
