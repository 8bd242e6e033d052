import { AwsClient } from 'aws4fetch';
import { type FileStorage, StorageError } from '../media/FileStorage.ts';
import { pictureType } from '../media/Pictures.ts';
import { sha256 } from '../services/platform/sha256.ts';

export interface S3Options {
  /** Address of the service, such as `https://s3.eu-central-1.amazonaws.com`, without a slash at its end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Time for all attempts of one file. Default: 10 seconds. */
  timeoutMs?: number;
}

/**
 * Keeps files in a bucket of a service that speaks as Amazon S3 does (addresses with the bucket in their path), so that any
 * number of processes share them. The bucket stays private: only this server reads it.
 */
export function createS3Files({
  endpoint,
  bucket,
  region,
  timeoutMs = 10_000,
  ...keys
}: S3Options): FileStorage {
  const client = new AwsClient({ ...keys, service: 's3', region, retries: 2 });
  const send = async (method: string, key: string, body?: Uint8Array): Promise<Response> => {
    const init: RequestInit = {
      method,
      headers: {
        // Signed with the rest, so that nobody between can change the file.
        'X-Amz-Content-Sha256': sha256(body ?? ''),
        ...(body && { 'Content-Type': pictureType }),
      },
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    };
    try {
      return await client.fetch(`${endpoint}/${bucket}/${key}`, init);
    } catch (cause) {
      throw new StorageError(`${method} got no answer`, { cause });
    }
  };
  const accept = (response: Response) => {
    if (!response.ok) throw new StorageError(`The storage answered ${response.status}`);
  };
  return {
    put: async (key, bytes) => accept(await send('PUT', key, bytes)),
    get: async (key) => {
      const response = await send('GET', key);
      if (response.status === 404) return null;
      accept(response);
      return new Uint8Array(await response.arrayBuffer());
    },
    delete: async (key) => {
      const response = await send('DELETE', key);
      if (response.status !== 404) accept(response);
    },
  };
}
