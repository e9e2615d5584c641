/** Uncomments the bucket for photographs in wrangler.jsonc (README). */
export const withBucket = (config: string) => config.replace('// "r2_buckets"', '"r2_buckets"');

/** Raises the limit of requests a minute for each network in wrangler.jsonc, because tests send more than people do. */
export const withBurst = (config: string, limit = 100_000) => config.replace('"limit": 20', `"limit": ${limit}`);
