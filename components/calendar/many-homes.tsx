import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Props } from "./homes-list";

const HomesList = lazy<ComponentType<Props>>(() => import("./homes-list").catch(() => ({ default: Failed })));

const Failed = () => <p role="alert">This part did not load. Reload the page and try again.</p>;

/** The calendar for a whole list of homes. Its script loads when the visitor opens it. */
export function ManyHomes(props: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);

  // The visitor may have opened it before hydration.
  useEffect(() => {
    if (details.current?.open) setWasOpened(true);
  }, []);

  const wait = <p role="status">One moment, please.</p>;
  return (
    <details
      ref={details}
      className="many-homes opens col-span-full"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
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
