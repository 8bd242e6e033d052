import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Dependencies } from '../Dependencies.ts';
import { notFound } from '../errors.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { pictureType } from '../media/Pictures.ts';
import { isPictureKey } from '../media/pictureAddress.ts';

/** Path of the files of pictures. They are not part of the contract: `url` of a picture leads here, under the media base. */
export const filesPath = '/files';

/** Opened by itself, a file is a page of nobody: it runs, loads and frames nothing. Any site can show it as a picture. */
export const fileHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
});

/** A file never changes under its address, so it can be kept for good. */
export function fileRoutes({ files }: Pick<Dependencies, 'files'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/:folder/:name', async (context) => {
    const key = `${context.req.param('folder')}/${context.req.param('name')}`;
    const bytes = isPictureKey(key) ? await files.get(key) : null;
    if (bytes === null) throw notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': pictureType,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}
