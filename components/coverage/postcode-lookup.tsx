import { site } from "@/lib/site";
import { PostcodeForm } from "./postcode-form";

/** Finds the area that serves a postcode. */
export function PostcodeLookup() {
  return <PostcodeForm phone={site.phone} />;
}
