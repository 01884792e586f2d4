export { AccountSkeleton as default } from '#components/profile/account-skeleton.tsx';
