/** wrangler.jsonc with the bucket for photographs: its line counts once the marks before it are gone (README). */
export const withBucket = (config: string) => config.replace('// "r2_buckets"', '"r2_buckets"');

/** wrangler.jsonc with so many requests a minute for each network: tests send more than people do. */
export const withBurst = (config: string, limit = 100_000) => config.replace('"limit": 20', `"limit": ${limit}`);
