export { default } from '../purchase/pay/page.tsx';
