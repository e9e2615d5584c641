"use client";

export { UnexpectedError as default } from "@/components/layout/unexpected-error";
