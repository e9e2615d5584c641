import { Prose } from "@/components/ui/prose";
import type { SitePage } from "@/lib/pages";

/** Links to guides in one line; nothing where there are none. */
export function GuideLinks({ guides }: { guides: readonly SitePage<"guide">[] }) {
  const links = guides.map(({ path, name }) => `[${name}](${path})`);
  return (
    links.length > 0 && (
      <p className="mt-4">
        <Prose text={`Guides: ${links.join(", ")}`} />
      </p>
    )
  );
}
