import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { LineIcon } from "@/components/ui/line-icon";

type Props = ComponentProps<"a"> & { icon: ComponentProps<typeof LineIcon>["name"]; note: ReactNode };

/** A row that links to a way to arrange a visit. */
export function BookingWay({ icon, note, children, ...props }: Props) {
  return (
    <li className="grid">
      <ButtonLink target="_top" variant="outline" className="justify-start gap-4 text-left" {...props}>
        <LineIcon name={icon} className="text-h2" />
        <span>
          <span className="block text-h3">{children}</span>
          <span className="block text-small font-normal wrap-anywhere">{note}</span>
        </span>
      </ButtonLink>
    </li>
  );
}
