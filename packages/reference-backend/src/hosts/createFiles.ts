import { join } from 'node:path';
import type { FileStorage } from '../media/FileStorage.ts';
import { createFolderFiles } from './createFolderFiles.ts';
import { createS3Files } from './createS3Files.ts';
import type { Environment } from './environment.ts';

/** The storage that the environment asks for: a folder beside the embedded database, or a bucket. */
export function createFiles(environment: Environment): FileStorage {
  switch (environment.FILES) {
    case 'folder':
      return createFolderFiles(join(environment.DATA_DIR, 'files'));
    case 's3':
      return createS3Files({
        endpoint: environment.S3_ENDPOINT ?? '',
        bucket: environment.S3_BUCKET ?? '',
        region: environment.S3_REGION,
        accessKeyId: environment.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? '',
      });
  }
}
