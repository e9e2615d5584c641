"use client";

import * as Tooltip from "@radix-ui/react-tooltip";
import { useRef, useState } from "react";
import { BadgeList, type Badges } from "./badge-list";

/** Tooltip timing of the specification, in milliseconds. */
const openDelay = 700;
const skipDelay = 300;

/**
 * The badges, with their explanations in tooltips on hover and focus. The tooltip of a focused badge stays until the
 * focus leaves it or Escape is pressed: Radix would close it on any scroll, even when the browser scrolls the badge
 * into view.
 */
export function CredentialTooltips(badges: Badges) {
  const [open, setOpen] = useState<string>();
  const reached = useRef<string>(undefined);
  const close = (name: string) => setOpen((current) => (current === name ? undefined : current));
  return (
    <Tooltip.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <BadgeList
        {...badges}
        wrap={(badge, { name, tooltip }) => (
          <Tooltip.Root
            open={open === name}
            onOpenChange={(opens) => {
              if (opens) setOpen(name);
              else if (reached.current !== name) close(name);
            }}
          >
            <Tooltip.Trigger
              asChild
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(":focus-visible")) reached.current = name;
              }}
              onBlur={() => {
                reached.current = undefined;
              }}
            >
              {badge}
            </Tooltip.Trigger>
            <Tooltip.Portal>
              <Tooltip.Content
                className="tooltip"
                sideOffset={6}
                collisionPadding={12}
                onEscapeKeyDown={() => close(name)}
              >
                {tooltip}
                <Tooltip.Arrow className="fill-ink" />
              </Tooltip.Content>
            </Tooltip.Portal>
          </Tooltip.Root>
        )}
      />
    </Tooltip.Provider>
  );
}
