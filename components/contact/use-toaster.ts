import { useEffect, useState } from "react";

type Toaster = typeof import("./toaster").default;

/**
 * The toaster, loaded when the form is first used, so that its live region exists before the first toast. If it fails to
 * load, the form shows the outcome without it.
 */
export function useToaster(isWanted: boolean): Toaster | undefined {
  const [toaster, setToaster] = useState<Toaster>();
  useEffect(() => {
    if (!isWanted) return;
    import("./toaster").then(
      // A function, because React would call the component as an updater.
      (loaded) => setToaster(() => loaded.default),
      () => undefined,
    );
  }, [isWanted]);
  return toaster;
}
