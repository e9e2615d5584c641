import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Props } from "./homes-list";

/** The calendar for a whole list of homes. Its script loads when the visitor opens it. */
export function ManyHomes(props: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [loaded, setLoaded] = useState<{ readonly List: ComponentType<Props> }>();
  const [failed, setFailed] = useState(false);

  async function load() {
    if (!details.current?.open || loaded) return;
    const part = await import("./homes-list").catch(() => undefined);
    setFailed(!part);
    if (part) setLoaded({ List: part.HomesList });
  }
  // The visitor may have opened it before hydration.
  const begin = useEffectEvent(load);
  useEffect(() => {
    begin();
  }, []);

  return (
    <details ref={details} className="many-homes opens col-span-full" onToggle={load}>
      <summary>Lots of homes or plant? Paste or open a list</summary>
      {loaded ? (
        <loaded.List {...props} />
      ) : (
        <p role="status">{failed ? "This part did not load. Reload the page and try again." : "One moment, please."}</p>
      )}
    </details>
  );
}
