import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/**
 * Difference 4 (../README.md): Supabase Lite documents a file storage adapter and does not export it. Each object is a
 * file plus a metadata file. Both are named by a hash of the key, so that no key can point outside the folder and keys
 * that differ only in case don't clash.
 */
export function fileStorage(folder: string): StorageAdapter {
  const getPaths = (bucket: string, key: string) => {
    const name = createHash('sha256').update(`${bucket}/${key}`).digest('hex');
    const bytes = path.join(folder, name.slice(0, 2), name);
    return { bytes, metadata: `${bytes}.json` };
  };
  const headObject = async (bucket: string, key: string): Promise<Metadata> => {
    const metadata = JSON.parse(await readFile(getPaths(bucket, key).metadata, 'utf8'));
    return { ...metadata, lastModified: new Date(metadata.lastModified), httpStatusCode: 200 };
  };
  const deleteObject = async (bucket: string, key: string) => {
    const paths = getPaths(bucket, key);
    await rm(paths.bytes, { force: true });
    await rm(paths.metadata, { force: true });
  };

  return {
    driver: null,
    headObject,
    deleteObject,
    async getObject(bucket, key) {
      const body = await readFile(getPaths(bucket, key).bytes);
      return { metadata: await headObject(bucket, key), httpStatusCode: 200, body };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
      const paths = getPaths(bucket, key);
      await mkdir(path.dirname(paths.bytes), { recursive: true });
      await writeFile(paths.bytes, bytes);
      const metadata = {
        cacheControl,
        contentLength: bytes.byteLength,
        size: bytes.byteLength,
        mimetype: contentType,
        lastModified: new Date(),
        eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      };
      await writeFile(paths.metadata, JSON.stringify(metadata));
      return { ...metadata, httpStatusCode: 200 };
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await deleteObject(bucket, key);
    },
    async copyObject(sourceBucket, source, _version, targetBucket, target) {
      const from = getPaths(sourceBucket, source);
      const to = getPaths(targetBucket, target);
      await mkdir(path.dirname(to.bytes), { recursive: true });
      await copyFile(from.bytes, to.bytes);
      await copyFile(from.metadata, to.metadata);
      const { eTag } = await headObject(targetBucket, target);
      return { httpStatusCode: 200, eTag, lastModified: (await stat(to.bytes)).mtime };
    },
    async privateAssetUrl(bucket, key) {
      return getPaths(bucket, key).bytes;
    },
  };
}
