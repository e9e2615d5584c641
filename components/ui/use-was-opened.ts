import { type ToggleEvent, useEffect, useRef, useState } from "react";

/** Whether a `details` element has been opened, also before hydration; and the properties to set on it. */
export function useWasOpened() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (ref.current?.open) setWasOpened(true);
  }, []);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => currentTarget.open && setWasOpened(true);
  return [wasOpened, { ref, onToggle }] as const;
}
