import { useEffect, useState } from "react";

type Toaster = typeof import("./toaster").default;

/**
 * The toaster, loaded when the form is touched, so that its live region is there before it has something to say. Where
 * it cannot be loaded, the words in the form stand alone.
 */
export function useToaster(isWanted: boolean): Toaster | undefined {
  const [toaster, setToaster] = useState<Toaster>();
  useEffect(() => {
    if (!isWanted) return;
    import("./toaster").then(
      // React calls a function it is given here, and keeps what that returns.
      (loaded) => setToaster(() => loaded.default),
      () => undefined,
    );
  }, [isWanted]);
  return toaster;
}
