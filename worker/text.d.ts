/** Files bundled as text: the "rules" of wrangler.jsonc. */
declare module "*.sql" {
  const text: string;
  export default text;
}

declare module "*.css" {
  const text: string;
  export default text;
}
