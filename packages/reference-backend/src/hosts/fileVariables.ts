import { z } from 'zod';

/** Environment variables for the files of pictures. */
export const fileVariables = {
  FILES: z.enum(['folder', 's3'], 'must be folder or s3').default('folder'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a region')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(3, 'is too short').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8, 'is too short').optional(),
};

export type FileVariables = z.output<z.ZodObject<typeof fileVariables>>;

const own = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Lists the problems of variables that are valid one by one, such as a storage that is only half set up. */
export function findFileProblems(variables: FileVariables): string[] {
  if (variables.FILES === 's3') {
    return own
      .filter((name) => variables[name] === undefined)
      .map((name) => `${name} is needed for FILES=s3`);
  }
  return own
    .filter((name) => variables[name] !== undefined)
    .map((name) => `${name} is set, but FILES is not s3`);
}
