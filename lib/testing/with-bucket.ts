/** wrangler.jsonc with the bucket for photographs: its line counts once the marks before it are gone (README). */
export const withBucket = (config: string) => config.replace('// "r2_buckets"', '"r2_buckets"');
