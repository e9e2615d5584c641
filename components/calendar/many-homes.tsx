import { type ComponentType, lazy, Suspense } from "react";
import { useWasOpened } from "@/components/ui/use-was-opened";
import type { Props } from "./homes-list";

const HomesList = lazy<ComponentType<Props>>(() => import("./homes-list").catch(() => ({ default: Failed })));

const Failed = () => <p role="alert">This part did not load. Reload the page and try again.</p>;

/** The calendar for a whole list of homes. Its script loads when the visitor opens it. */
export function ManyHomes(props: Props) {
  const [wasOpened, details] = useWasOpened();
  const wait = <p role="status">One moment, please.</p>;
  return (
    <details {...details} className="many-homes opens col-span-full">
      <summary>Lots of homes or plant? Paste or open a list</summary>
      {wasOpened ? (
        <Suspense fallback={wait}>
          <HomesList {...props} />
        </Suspense>
      ) : (
        wait
      )}
    </details>
  );
}
