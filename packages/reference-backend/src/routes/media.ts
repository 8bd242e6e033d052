import type { Media } from '@udongo/sdk';
import { createUuid } from '@udongo/sdk/values';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerOnce } from '../http/answerOnce.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readId, readListQuery } from '../http/list.ts';
import { readUpload } from '../http/readUpload.ts';
import { StorageError } from '../media/FileStorage.ts';
import { isPicture } from '../media/isPicture.ts';
import {
  type EncodedPicture,
  maximumPixels,
  pictureType,
  UnreadablePictureError,
} from '../media/Pictures.ts';
import { toPictureAddress, toPictureKeys } from '../media/pictureAddress.ts';
import {
  createMedia,
  deleteMedia,
  getMedia,
  listMedia,
  mediaFields,
} from '../services/content/media/media.ts';
import { deleteUnkept, noteUnkept } from '../services/content/media/unkeptFiles.ts';
import { invalid } from '../validation/issues.ts';
import { allValues, readFields } from '../validation/readFields.ts';

export function mediaRoutes(dependencies: Dependencies) {
  const { db, clock, files, encodePicture, log } = dependencies;
  const { query, page } = createHandlers(dependencies);

  const encode = async (bytes: Uint8Array): Promise<EncodedPicture> => {
    if (!isPicture(bytes)) throw refuse('Upload a JPEG, PNG or WebP picture.');
    try {
      return await encodePicture(bytes);
    } catch (error) {
      throw error instanceof UnreadablePictureError ? refuse(reasons[error.reason]) : error;
    }
  };

  /** A storage that fails now is asked again by the job. */
  const drop = (url: string) =>
    deleteUnkept(dependencies, url).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'Error';
      log({ level: 'error', msg: 'files not deleted yet', reason });
    });

  return {
    'media.list': page([readFilters], (transaction, _, filters) => listMedia(transaction, filters)),
    'media.get': query([readId], (transaction, _, id) => getMedia(transaction, id)),

    'media.create': async (context) => {
      const { name, bytes, texts } = await readUpload(context);
      const { alt = '' } = allValues(readFields(mediaFields, texts));
      const picture = await encode(bytes);
      const url = toPictureAddress(createUuid().replaceAll('-', ''), picture);
      await db.inTransaction((transaction) => noteUnkept(transaction, url, clock()));
      const keys = toPictureKeys(url);
      return answerOnce<Media>(
        context,
        db,
        async (write) => {
          try {
            const stored = await Promise.allSettled(
              picture.files.map((file, index) => files.put(keys[index] ?? '', new Uint8Array(file.bytes))),
            );
            for (const put of stored) if (put.status === 'rejected') throw put.reason;
            const size = picture.files[0]?.bytes.length ?? 0;
            const values = { name, url, content_type: pictureType, size, alt };
            return await write((transaction) =>
              createMedia(transaction, context.get('actor'), values, clock()),
            );
          } catch (error) {
            // A storage can still carry out a request whose answer did not come, so the job deletes these files once more.
            if (error instanceof StorageError) await Promise.allSettled(keys.map(files.delete));
            else await drop(url);
            throw error;
          }
        },
        (created) => context.json(created, 201),
      );
    },
    'media.delete': async (context) => {
      const id = readId(context);
      return answerOnce<string>(
        context,
        db,
        async (write) => {
          const url = await write((transaction) => deleteMedia(transaction, id, clock()));
          await drop(url);
          return url;
        },
        () => context.body(null, 204),
      );
    },
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    content_type: (context.req.query('content_type') ?? '').replaceAll('\0', ''),
  };
}

const reasons = {
  damaged: 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
  tooManyPixels: `This picture has too many pixels. At most ${maximumPixels / 1_000_000} megapixels are allowed.`,
} as const;

function refuse(message: string) {
  return invalid([{ path: ['file'], message }]);
}
